/** A postmark: two rings around 'Re', and cancellation waves. It has the text's colour. Decorative. */
export function Postmark({ className }: { className: string }) {
  const waves = [20, 33, 46, 59, 72];
  return (
    <svg className={className} viewBox="0 0 186 92" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="46" cy="46" r="43" strokeWidth="1.5" />
      <circle cx="46" cy="46" r="33" strokeWidth="1" />
      <text
        className="font-display"
        x="46"
        y="57"
        fill="currentColor"
        stroke="none"
        fontSize="32"
        fontWeight="500"
        textAnchor="middle"
      >
        Re
      </text>
      {waves.map((y) => (
        <path
          key={y}
          strokeWidth="1.5"
          strokeLinecap="round"
          d={`M${y === 46 ? 94 : 90} ${y}c8-6 14 6 22 0s14 6 22 0 14 6 22 0 14 6 22 0`}
        />
      ))}
    </svg>
  );
}
