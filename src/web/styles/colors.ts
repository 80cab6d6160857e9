/** The colour `paper` of `tokens.css`, for the bars of the browser, which cannot use a custom property. */
export const themeColors = {
  light: 'oklch(0.975 0.007 85)',
  dark: 'oklch(0.19 0.012 255)',
} as const;

/**
 * Converts an opaque colour in the notation of `tokens.css`, 'oklch(0.975 0.007 85)', to linear sRGB: red, green and
 * blue, 0 to 1. Channels outside sRGB are clipped. Matrices: B. Ottosson, "A perceptual color space for image
 * processing", 2020.
 * @throws RangeError for other notations
 */
export function oklchToLinear(color: string): [red: number, green: number, blue: number] {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color);
  if (!match) throw new RangeError(`not an oklch() colour: ${color}`);
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

/** Converts a colour in the notation of `tokens.css` to the notation '#f9f6f1'. */
export function oklchToHex(color: string): string {
  return `#${oklchToLinear(color).map(toHexChannel).join('')}`;
}

/** Two hexadecimal digits of sRGB (IEC 61966-2-1) for a linear channel, 0 to 1. */
function toHexChannel(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
