import type { ReactNode } from 'react';

export type IconProps = { className?: string };

/** The `svg` of every icon: 20 by 20 units, strokes of 1.5 in the text's colour, hidden from screen readers. */
export function Drawing({ className = 'size-5', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function UploadIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M10 13V3.5M6.5 7 10 3.5 13.5 7M3.5 13v2A1.5 1.5 0 0 0 5 16.5h10a1.5 1.5 0 0 0 1.5-1.5v-2" />
    </Drawing>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M10 3.5V13M6.5 9.5 10 13l3.5-3.5M3.5 13v2A1.5 1.5 0 0 0 5 16.5h10a1.5 1.5 0 0 0 1.5-1.5v-2" />
    </Drawing>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <rect x="7" y="7" width="9.5" height="9.5" rx="1.5" />
      <path d="M13 7V5a1.5 1.5 0 0 0-1.5-1.5H5A1.5 1.5 0 0 0 3.5 5v6.5A1.5 1.5 0 0 0 5 13h2" />
    </Drawing>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />
    </Drawing>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m4.5 10.5 3.5 3.5 7.5-8" />
    </Drawing>
  );
}

export function ChevronIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m6.5 8 3.5 3.5L13.5 8" />
    </Drawing>
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <rect x="4.5" y="9" width="11" height="7.5" rx="1.5" />
      <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
    </Drawing>
  );
}

export function AlertIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6.5v4M10 13.4v.1" />
    </Drawing>
  );
}

export function StopIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <rect x="5.5" y="5.5" width="9" height="9" rx="1.5" />
    </Drawing>
  );
}

export function UndoIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M7 4.5 3.5 8 7 11.5M4 8h8a4 4 0 0 1 0 8H9" />
    </Drawing>
  );
}

export function RefreshIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M16 10a6 6 0 1 1-1.8-4.3L16 7.5M16 3.5v4h-4" />
    </Drawing>
  );
}

export function BackIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M16 10H4m4.5-4.5L4 10l4.5 4.5" />
    </Drawing>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M3.5 6.5h13M3.5 13.5h13" />
    </Drawing>
  );
}

export function PersonIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="10" cy="7" r="3.25" />
      <path d="M3.75 16.5c.6-3 3.1-4.75 6.25-4.75s5.65 1.75 6.25 4.75" />
    </Drawing>
  );
}

export function SunIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="10" cy="10" r="3.25" />
      <path
        d="M10 2.75v1.5M10 15.75v1.5M2.75 10h1.5M15.75 10h1.5M4.87 4.87l1.06 1.06
        M14.07 14.07l1.06 1.06M15.13 4.87l-1.06 1.06M5.93 14.07l-1.06 1.06"
      />
    </Drawing>
  );
}

export function MoonIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M16.25 12.1A6.75 6.75 0 0 1 7.9 3.75a6.75 6.75 0 1 0 8.35 8.35Z" />
    </Drawing>
  );
}
