import { StatTable } from '@sitewright/ui/stat-table'

export function Example() {
  return (
    <StatTable
      label="Seats by product license"
      hasTotal
      rows={[
        { id: 'te', name: 'Testing', used: 45, max: 50 },
        { id: 'mc', name: 'Completions', used: 12, max: 10 },
      ]}
    />
  )
}
