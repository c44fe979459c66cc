import { VisuallyHidden, type VisuallyHiddenProps } from '../visually-hidden/VisuallyHidden'
import type { LiveText } from './use-announcement'

/** Props of Announcement: those of a `<span>`, and these. */
export interface AnnouncementProps extends VisuallyHiddenProps {
  /** What happened, from `useAnnouncement`. For a text that describes a state, pass children. */
  of?: LiveText
}

/**
 * A live region without a look: a screen reader reads its text politely when it changes. Keep it rendered while it has no text. Exposes a
 * `status`; with `aria-live` it has no role, for a second region of a component.
 */
export function Announcement({ of, children = of?.text, ...rest }: AnnouncementProps) {
  return (
    <VisuallyHidden role={rest['aria-live'] === undefined ? 'status' : undefined} ref={of?.attach} {...rest}>
      {children}
    </VisuallyHidden>
  )
}
