import { CopyField } from '@sitewright/ui/copy-field'

export function Example() {
  return (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '26rem' }}>
      <CopyField label="Address" value="https://portal.example/projects/12" />
      <CopyField label="API key" kind="secret" value="sw_7f3k9q2m" help="You can’t see this key again. Copy it now." />
    </div>
  )
}
