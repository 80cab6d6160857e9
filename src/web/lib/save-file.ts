/** Saves a file as a download of the browser. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has read the data by the next turn of the event loop. Until then the URL must stay valid.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
