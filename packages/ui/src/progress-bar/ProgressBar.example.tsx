import { ProgressBar } from '@sitewright/ui/progress-bar'

export function Example() {
  return (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '20rem' }}>
      <ProgressBar label="Seats" value={(45 / 50) * 100} valueText="45 of 50" />
      <ProgressBar label="Import" kind="progress" value={30} />
    </div>
  )
}
