import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import { plans } from '#domain/plans.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import './landing.css';

const lines = [
  `${GUEST_REPLY_LIMIT} replies without sign-up`,
  `${plans.free.includedVolume} a month with a free account`,
  `${plans.basic.includedVolume} a month on ${plans.basic.label}`,
];

/** The call to action at the end of the page, drawn as a postcard. */
export function Closing() {
  return (
    <section aria-labelledby="closing-title" className="page-width pb-16 lg:pb-24">
      <div className="postcard">
        <div className="postcard-message">
          <h2 id="closing-title" className="text-headline">
            Try it on the email you have been putting off
          </h2>
          <p className="mt-4 max-w-[44ch] text-ink-soft">
            Paste it, choose what you want to say, and see if you would send the reply.
          </p>
          <div className="mt-7 flex flex-wrap gap-3 max-[24rem]:[&>a]:grow">
            <a href={pagePaths.generator} className={buttonClasses('primary')}>
              Try it free
            </a>
            <a href={pagePaths.pricing} className={buttonClasses('plain')}>
              View Pricing
            </a>
          </div>
        </div>
        <div className="postcard-address">
          <PostcardStamp />
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** A postage stamp with a postmark. Decorative. */
function PostcardStamp() {
  return (
    <svg className="stamp" viewBox="0 0 188 116" fill="none" aria-hidden="true">
      <g transform="translate(98 4)">
        <path className="fill-accent" d="M0 0h84v108H0z" />
        <path
          className="stroke-sheet"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="0 12"
          d="M0 0h84v108H0z"
        />
        <path className="stroke-on-accent" d="M9.5 9.5h65v89h-65z" />
        <g className="stroke-on-accent" strokeWidth="1.75" strokeLinejoin="round">
          <path d="M20 44h44v30H20z" />
          <path d="m20 44 22 17 22-17" />
        </g>
        <path className="stroke-on-accent" strokeWidth="1.25" d="M20 84h26M20 90h16" />
        <text
          className="fill-on-accent font-display"
          x="64"
          y="34"
          fontSize="20"
          fontWeight="600"
          textAnchor="end"
        >
          Re:
        </text>
      </g>
      <g className="stroke-stamp" strokeWidth="1.75">
        <circle cx="48" cy="62" r="36" />
        <circle cx="48" cy="62" r="27" strokeWidth="1.25" />
        <path
          strokeLinecap="round"
          d="M87 44c8-6 14 6 22 0s14 6 22 0 14 6 22 0M90 56c7-6 12 6 19 0s14 6 22 0 14 6 22 0
            M90 68c7-6 12 6 19 0s14 6 22 0 14 6 22 0M87 80c8-6 14 6 22 0s14 6 22 0 14 6 22 0"
        />
      </g>
      <text
        className="fill-stamp font-sans"
        x="48"
        y="66.5"
        fontSize="13"
        fontWeight="700"
        letterSpacing="1"
        textAnchor="middle"
      >
        FREE
      </text>
    </svg>
  );
}
