import type { ReactNode } from 'react';
import { pagePaths } from '#domain/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageParts } from '#web/ui/page-parts.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { PRODUCT_NAME, Wordmark } from '#web/ui/wordmark.tsx';
import { CardStamp } from './card-stamp.tsx';
import './postcard.css';

type PostcardProps = {
  title: ReactNode;
  message: ReactNode;
  /** Whether the stamp on the card has been used. */
  isCancelled?: boolean;
  className?: string;
  /** The address side: what the person fills in. */
  children: ReactNode;
};

/** A page with a single task, as a postcard: the message on the left, what the person fills in on the right. */
export function Postcard({ title, message, isCancelled = false, className = '', children }: PostcardProps) {
  return (
    <PageParts toasts="below-header">
      <div className="flex min-h-svh flex-col">
        <header className="border-b border-rule">
          <div className="desk flex h-14 items-center justify-between md:h-16">
            <a href={pagePaths.landing} className="flex rounded" aria-label={`${PRODUCT_NAME}, home`}>
              <Wordmark />
            </a>
            <ThemeSwitch className="-me-3" />
          </div>
        </header>
        <main className={`card-place ${className}`}>
          <BackLink href={pagePaths.landing} label="Back to Home" />
          <section aria-labelledby="card-title" className="card airmail-edge">
            <div className="card-message">
              <h1 id="card-title" className="text-display">
                {title}
              </h1>
              <div className="card-words">{message}</div>
              <CardStamp isCancelled={isCancelled} />
            </div>
            <div className="card-address">{children}</div>
          </section>
        </main>
      </div>
    </PageParts>
  );
}
