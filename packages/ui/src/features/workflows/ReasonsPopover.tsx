import { Ban } from 'lucide-react'
import { Link } from '../../link/Link'
import { Popover } from '../../popover/Popover'
import { Reasons } from './WorkflowEditor.styles'

/** Reasons of one project. */
export interface ProjectReasons {
  projectId: number
  projectName: string
  reasons: readonly string[]
  /** A page where the reasons can be removed. */
  link?: { label: string; href: string } | undefined
}

/** Props of ReasonsPopover. */
export interface ReasonsPopoverProps {
  /** Text of the button, and heading of its panel: "Cannot Archive". */
  title: string
  /** What is blocked, where there are several: appended to the accessible name. */
  subject?: string
  projects: readonly ProjectReasons[]
}

/** A badge that opens the reasons why something is blocked, by project (WF-12, WF-66, MSG-61, MSG-62). */
export function ReasonsPopover({ title, subject, projects }: ReasonsPopoverProps) {
  return (
    <Popover
      label={title}
      aria-label={subject === undefined ? undefined : `${title}, ${subject}`}
      buttonSize="small"
      startIcon={<Ban aria-hidden="true" />}
      placement="bottom end"
    >
      <Reasons>
        {projects.map(({ projectId, projectName, reasons, link }) => (
          <section key={projectId} aria-label={projectName}>
            <h3>{`${projectId}: ${projectName}`}</h3>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            {link !== undefined && <Link href={link.href}>{link.label}</Link>}
          </section>
        ))}
      </Reasons>
    </Popover>
  )
}
