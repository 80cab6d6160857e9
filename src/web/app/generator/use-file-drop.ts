import { type DragEvent, useEffect, useRef, useState } from 'react';

function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** Handlers for the element that takes a dropped file, and whether a file is dragged over it now. */
type FileDrop = {
  over: boolean;
  handlers: {
    onDragEnter: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
};

/**
 * Takes a file dropped on an element. A file dropped anywhere else on the page is refused: the browser would open
 * it in place of the page.
 */
export function useFileDrop(onFile: (file: File) => void): FileDrop {
  const [over, setOver] = useState(false);
  // `dragenter` of a child comes before `dragleave` of its parent. Only a count shows when the last element is left.
  const depth = useRef(0);

  useEffect(() => {
    function refuse(event: globalThis.DragEvent) {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    }
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);

  function moveBy(step: 1 | -1, event: DragEvent) {
    if (!hasFiles(event.dataTransfer)) return;
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  }

  return {
    over,
    handlers: {
      onDragEnter: (event) => moveBy(1, event),
      onDragLeave: (event) => moveBy(-1, event),
      onDrop: (event) => {
        depth.current = 0;
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      },
    },
  };
}
