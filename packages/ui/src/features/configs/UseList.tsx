import type { StatusUse } from './config-editor'
import { Uses } from './StatusEditor.styles'

/** What tells a use apart from others. */
export const toUseKey = ({ project = '', workflow, phase, item }: StatusUse): string =>
  JSON.stringify([project, workflow, phase, item])

/** Workflow items that use an equipment status, each once. */
export function UseList({ uses }: { uses: readonly StatusUse[] }) {
  const byKey = new Map(uses.map((use) => [toUseKey(use), use]))
  return (
    <Uses>
      {[...byKey].map(([key, { project, workflow, phase, item }]) => (
        <li key={key}>
          {project !== undefined && `${project} › `}
          <strong>{workflow}</strong> {phase}, {item}
        </li>
      ))}
    </Uses>
  )
}
