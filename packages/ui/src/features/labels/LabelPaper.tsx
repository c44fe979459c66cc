import { labelLabels } from '@sitewright/domain/labels/messages'
import type { LabelSize, SiteLabel, SiteOnLabel } from '@sitewright/domain/labels/model'
import { Announcement } from '../../announcer/Announcement'
import { Note } from '../../note/Note'
import { Skeleton } from '../../skeleton/Skeleton'
import { Across, Along, Frame, Paper, Side } from './LabelPaper.styles'
import { type LabelPicture, useLabelPicture } from '../patterns/use-label-picture'

/** Draws the label of a site. */
export type DrawLabel = (label: SiteLabel, site: SiteOnLabel, signal: AbortSignal) => Promise<LabelPicture>

/** The pause before a label is drawn, in milliseconds: arrow keys can pass several choices. */
const DELAY_MS = 200

interface LabelPaperProps {
  label: SiteLabel
  /** In inches. */
  size: LabelSize
  site: SiteOnLabel
  draw: DrawLabel
}

/** The label of a site as the server prints it, with the lengths of its sides. A label that cannot be printed says why. */
export function LabelPaper({ label, size, site, draw }: LabelPaperProps) {
  const key = JSON.stringify([label, site])
  const { picture, message, isPending } = useLabelPicture(key, (signal) => draw(label, site, signal), DELAY_MS)
  return (
    <>
      <Frame>
        <Paper style={{ '--label-ratio': size.width / size.height }} aria-busy={isPending}>
          {picture !== undefined && <img src={picture} alt={labelLabels.pictureOf(site.name)} />}
          {picture === undefined &&
            (isPending ? (
              <Skeleton shape="box" width="100%" style={{ height: '100%' }} />
            ) : (
              <span>{labelLabels.cannotBeDrawn}</span>
            ))}
        </Paper>
        <Along>
          <Side>{labelLabels.side(size.height)}</Side>
        </Along>
        <Across>
          <Side>{labelLabels.side(size.width)}</Side>
        </Across>
      </Frame>
      <Announcement>{isPending ? '' : message}</Announcement>
      {message !== undefined && !isPending && <Note tone="warning">{message}</Note>}
    </>
  )
}
