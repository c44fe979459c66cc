import { ComboBox } from '@sitewright/ui/combo-box'
import { useState } from 'react'

const PROJECTS = [
  { value: 'refinery', label: 'Northgate Refinery Expansion', description: 'Oslo' },
  { value: 'coker', label: 'Coker Unit Revamp', description: 'Bergen' },
  { value: 'tanks', label: 'Tank Farm Revamp', description: 'Stavanger' },
  { value: 'jetty', label: 'Jetty 3', description: 'Bergen', disabledReason: 'The project is inactive.' },
]

export function Example() {
  const [project, setProject] = useState<string | null>(null)
  return (
    <div style={{ maxWidth: '20rem' }}>
      <ComboBox
        label="Project"
        placeholder="Name or city"
        help="Type “berg” to see the projects in Bergen."
        options={PROJECTS}
        value={project}
        onChange={setProject}
      />
    </div>
  )
}
