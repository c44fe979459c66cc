import { token } from '../../tokens/tokens'

/** The product's sign: a survey target. Decoration; the name stands beside it. */
export function BrandMark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect width="24" height="24" rx="5" fill={token('text')} />
      <circle cx="12" cy="12" r="6.5" fill="none" stroke={token('surface')} strokeWidth="1.5" />
      <path d="M12 12V5.5A6.5 6.5 0 0 1 18.5 12Z" fill={token('highlight')} />
      <path d="M12 12v6.5A6.5 6.5 0 0 1 5.5 12Z" fill={token('surface')} />
      <path d="M12 2.5v19M2.5 12h19" stroke={token('surface')} strokeWidth="1" />
    </svg>
  )
}
