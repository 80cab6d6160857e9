import type { Problem } from './api-document.ts';
import { Prose } from './prose.tsx';

/** Every problem: its status and code, when it occurs and what to do. */
export function ProblemTable({ problems }: { problems: readonly Problem[] }) {
  return (
    <dl className="field-list">
      {problems.map(({ code, status, when }) => (
        <div key={code} id={`problem-${code}`}>
          <dt>
            <code>{code}</code>
            <span>{status}</span>
          </dt>
          <dd>
            <Prose text={when} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
