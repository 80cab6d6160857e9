/**
 * An ICO file that contains one PNG of at most 255 by 255 pixels. Some programs request /favicon.ico even if the page
 * names another icon.
 * Source of the form: ICONDIR and ICONDIRENTRY, Microsoft's "Icons" (1995), with PNG as since Windows Vista.
 */
export function icoOfPng(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(png.readUInt32BE(16), 6);
  header.writeUInt8(png.readUInt32BE(20), 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
