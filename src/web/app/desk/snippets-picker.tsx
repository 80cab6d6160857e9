import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Snippet } from '#domain/snippets.ts';
import { type CharacterPlace, placeOfCharacter } from './snippets-caret.ts';
import { loadSnippets, useSnippets } from './snippets-store.ts';
import { findSnippets, type Slash, slashBefore } from './snippets-text.ts';

type Field = RefObject<HTMLTextAreaElement | null>;

/** The open slash, and the index of the option that Enter chooses. */
type OpenSlash = Slash & { active: number };

/** Whether the person typed a character. A slash that is pasted or undone opens no list. */
function isTyping(event: Event): boolean {
  return event instanceof InputEvent && ['insertText', 'insertCompositionText'].includes(event.inputType);
}

/**
 * Follows the slash in the field that asks for a snippet. Typing it opens the list. Leaving its words or the field
 * closes it. `wasTyped`: whether a slash was typed before this followed the field. Such a slash opens the list too.
 */
function useSlash(field: Field, wasTyped: () => boolean) {
  const [slash, setSlash] = useState<OpenSlash>();
  const openTyped = useEffectEvent((found: Slash | undefined) => {
    if (found && wasTyped()) setSlash({ ...found, active: 0 });
  });
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const find = () => slashBefore(element.value, element.selectionEnd);
    openTyped(find());
    const onInput = (event: Event) => {
      const found = find();
      const isNew = found?.query === '' && isTyping(event);
      setSlash((open) =>
        found && (isNew || found.start === open?.start) ? { ...found, active: 0 } : undefined,
      );
    };
    const onSelection = () => {
      const found = find();
      setSlash((open) => (open && open.start === found?.start && open.end === found.end ? open : undefined));
    };
    const onBlur = () => setSlash(undefined);
    element.addEventListener('input', onInput);
    element.addEventListener('blur', onBlur);
    document.addEventListener('selectionchange', onSelection);
    return () => {
      element.removeEventListener('input', onInput);
      element.removeEventListener('blur', onBlur);
      document.removeEventListener('selectionchange', onSelection);
    };
  }, [field]);
  return { slash, setSlash };
}

/** Keys of the open list. `act` returns false for a key that stays a key of the text field. */
function useListKeys(field: Field, act: (event: KeyboardEvent) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isCombined = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (isCombined || event.isComposing || !act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const element = field.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [field]);
}

/** Distance from the line and from the edge of the window, in pixels. */
const GAP = 4;
const EDGE = 8;

/** Puts the list below the line of the slash, or above it if there is more room, inside the visible part of the page. */
function placeList(list: HTMLElement, place: CharacterPlace, isRightToLeft: boolean): void {
  const view = window.visualViewport;
  const [top, height] = [view?.offsetTop ?? 0, view?.height ?? window.innerHeight];
  const below = top + height - place.bottom - GAP - EDGE;
  const above = place.top - top - GAP - EDGE;
  const isAbove = below < Math.min(list.scrollHeight, 240) && above > below;
  list.style.maxHeight = `${Math.max(88, Math.min(288, isAbove ? above : below))}px`;
  const { width, height: listHeight } = list.getBoundingClientRect();
  const left = isRightToLeft ? place.right - width : place.left;
  list.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`;
  list.style.top = `${isAbove ? place.top - GAP - listHeight : place.bottom + GAP}px`;
}

/** Connects the text field with the list for screen readers while the list is open. */
function useFieldAttributes(field: Field, listId: string, activeId: string): void {
  useLayoutEffect(() => {
    const element = field.current;
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) element?.removeAttribute(name);
    };
  }, [field, listId, activeId]);
}

type ListProps = {
  field: Field;
  slash: OpenSlash;
  snippets: readonly Snippet[];
  /** Makes an option the one that Enter chooses. */
  onPoint: (index: number) => void;
  onChoose: (snippet: Snippet) => void;
};

/** The list at the slash. It is in the top layer, so that no sheet or dialog cuts it off. */
function SnippetList({ field, slash, snippets, onPoint, onChoose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useFieldAttributes(field, id, `${id}-${slash.active}`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of snippets changes the height of the list.
  useLayoutEffect(() => {
    const [element, text] = [list.current, field.current];
    if (!element || !text) return;
    const follow = () =>
      placeList(element, placeOfCharacter(text, slash.start), getComputedStyle(text).direction === 'rtl');
    if (!element.matches(':popover-open')) element.showPopover();
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [field, slash.start, snippets.length]);

  useEffect(() => {
    list.current?.children[slash.active]?.scrollIntoView({ block: 'nearest' });
  }, [slash.active]);

  return (
    <div ref={list} id={id} role="listbox" aria-label="Snippets" popover="manual" className="snippet-list">
      {snippets.map((snippet, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field, which names this option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys.
        <div
          key={snippet.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === slash.active}
          // The focus stays in the text field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(index)}
          onClick={() => onChoose(snippet)}
        >
          <bdi className="block truncate font-medium">{snippet.name}</bdi>
          <bdi aria-hidden="true" className="block truncate text-small text-ink-soft">
            {snippet.text}
          </bdi>
        </div>
      ))}
    </div>
  );
}

type PickerProps = {
  field: Field;
  /** Whether a slash was typed before the list could follow the keys. */
  wasTyped: () => boolean;
  onChoose: (slash: Slash, text: string) => void;
};

/** The list of snippets that a slash opens at the cursor. Choosing one replaces the slash and the words after it. */
export function SnippetPicker({ field, wasTyped, onChoose }: PickerProps) {
  const state = useSnippets();
  const { slash, setSlash } = useSlash(field, wasTyped);
  const found = slash && state.kind === 'ready' ? findSnippets(state.snippets, slash.query) : [];

  useEffect(() => void loadSnippets(), []);

  function choose(snippet: Snippet | undefined): void {
    if (!slash || !snippet) return;
    setSlash(undefined);
    onChoose(slash, snippet.text);
  }

  useListKeys(field, ({ key }) => {
    if (!slash || found.length === 0) return false;
    const step = { ArrowDown: 1, ArrowUp: found.length - 1 }[key];
    if (step !== undefined) setSlash({ ...slash, active: (slash.active + step) % found.length });
    else if (key === 'Enter' || key === 'Tab') choose(found[slash.active]);
    else if (key === 'Escape') setSlash(undefined);
    else return false;
    return true;
  });

  if (!slash || found.length === 0) return null;
  return (
    <SnippetList
      field={field}
      slash={slash}
      snippets={found}
      onPoint={(active) => active !== slash.active && setSlash({ ...slash, active })}
      onChoose={choose}
    />
  );
}
