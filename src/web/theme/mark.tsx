/** Our own green. */
const OWN = '#0f6b64'

/** The mark of Frontdesk, as in `public/favicon.svg`; drawn here, since a picture would be one request more before anything stands. */
export const Mark = ({ size, color = OWN }: { size: number; color?: string | undefined }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill={color} />
    <g fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round">
      <path d="M8 20.5a8 8 0 0 1 16 0z" strokeLinejoin="round" />
      <path d="M6 25h20M16 12V8.5M13.5 8.5h5" />
    </g>
  </svg>
)
