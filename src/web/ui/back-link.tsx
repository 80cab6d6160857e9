import { buttonClasses } from './button.tsx';

/** The link back at the top of a page. Its arrow is aligned with the text below. */
export function BackLink({
  href,
  label,
  className = '',
}: {
  href: string;
  label: string;
  className?: string;
}) {
  return (
    <a href={href} className={buttonClasses('quiet', { more: `-ms-2.5 ${className}` })}>
      <svg className="size-4" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
        <path strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" d="M13 8H3m4-4L3 8l4 4" />
      </svg>
      {label}
    </a>
  );
}
