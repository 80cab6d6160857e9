import './working-week.css';

/** Source: McKinsey Global Institute, 'The social economy', July 2012: 28 % of the working week goes to email. */
const EMAIL_SHARE = 0.28;
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The share of a day (0 to 1) that is email, if the week's email is done in one go from Monday on. */
function shareOfDay(index: number): number {
  return Math.min(1, Math.max(0, EMAIL_SHARE * days.length - index));
}

/** The time that email takes in a week, drawn to scale, and who the product is for. */
export function WorkingWeek() {
  return (
    <section aria-labelledby="week-title" className="border-y border-rule bg-sheet">
      <div className="page-width py-16 lg:py-20">
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2">
          <h2 id="week-title" className="text-headline">
            Monday, and Tuesday until noon
          </h2>
          <div className="max-w-[60ch]">
            <p>
              Professionals spend 28% of the working week on email: over 11 hours. Done in one go, that is all
              of Monday and Tuesday until about noon.
            </p>
            <p className="mt-3">
              This is for people who spend it answering: in an office, a practice, a shop, a school. They know
              what they want to say. What costs them the time is finding the three questions in a long mail,
              and wording the answers politely.
            </p>
          </div>
        </div>
        <figure className="mt-10 lg:mt-14">
          <ol className="week" aria-hidden="true">
            {days.map((day, index) => (
              <li key={day}>
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                  <rect className="fill-accent" width={shareOfDay(index) * 100} height="100" />
                </svg>
                <span>{day.slice(0, 3)}</span>
              </li>
            ))}
          </ol>
          <figcaption className="mt-4 text-small text-ink-soft">
            28% of a week of 40 hours. Source: McKinsey Global Institute, <cite>The social economy</cite>,
            2012.
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
