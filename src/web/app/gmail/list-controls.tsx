import type { FormEvent, RefObject } from 'react';
import { limits } from '#domain/limits.ts';
import { oneLine } from '#domain/text.ts';
import { CompactSelect } from './compact-select.tsx';
import type { Inbox } from './use-inbox.ts';

/** The words to search for. Enter searches; an empty field goes back to the whole folder. */
function Search({ inbox: { view, changeView }, field }: { inbox: Inbox; field: SearchField }) {
  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    changeView({ ...view, words: oneLine(field.current?.value ?? '') });
  }
  return (
    <search className="min-w-0 grow basis-32">
      <form onSubmit={search}>
        <input
          ref={field}
          type="search"
          aria-label="Search"
          aria-keyshortcuts="/"
          placeholder="Search"
          defaultValue={view.words}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.mailSearch}
          className="h-9 w-full rounded border border-edge bg-sheet px-3 text-small pointer-coarse:h-11 pointer-coarse:text-body"
          onChange={({ target }) => {
            if (target.value === '' && view.words) changeView({ ...view, words: '' });
          }}
        />
      </form>
    </search>
  );
}

type SearchField = RefObject<HTMLInputElement | null>;

/** The check box that leaves only the messages that seem to want an answer, and how many these are. */
function NeedsReply({ inbox }: { inbox: Inbox }) {
  const { onlyWanted, setOnlyWanted, wanted, isChecking, messages, loadOlder } = inbox;
  const loaded = messages?.length ?? 0;
  return (
    <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
      <label className="flex items-center gap-2 py-1 text-small pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4.5 accent-accent"
          checked={onlyWanted}
          onChange={({ target }) => setOnlyWanted(target.checked)}
        />
        Needs a reply
      </label>
      <p role="status" className="text-small text-ink-soft tabular-nums">
        {onlyWanted && messages && !isChecking
          ? `${wanted.length} of ${loaded}${loadOlder ? ', and older ones are not loaded' : ''}`
          : ''}
      </p>
    </div>
  );
}

/** What chooses the messages of the list: the folder, a search, and whether they need a reply. */
export function ListControls({ inbox, search }: { inbox: Inbox; search: SearchField }) {
  const { mailbox, folders, view, changeView } = inbox;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-rule px-4 py-2 sm:px-5">
      {folders.length > 0 ? (
        <CompactSelect
          label="Folder"
          className="min-w-0 grow basis-28"
          value={view.folder ?? ''}
          options={[
            { value: '', label: 'Inbox' },
            ...folders.map(({ id, name, unread }) => ({
              value: id,
              label: unread ? `${name} (${unread})` : name,
            })),
          ]}
          onChange={(folder) => changeView({ ...view, folder })}
        />
      ) : null}
      {mailbox?.capabilities.search ? <Search key={mailbox.id} inbox={inbox} field={search} /> : null}
      <div className="basis-full">
        <NeedsReply inbox={inbox} />
      </div>
    </div>
  );
}
