import { configScreenLabels, configScreenMessages } from '@sitewright/domain/configs/screen-messages'
import type { SiteLabel } from '@sitewright/domain/labels/model'
import { readPicture } from './label-picture'
import { printLabels } from './labels'

/** Draws a label for a sample site, as a picture that a page can show (CODE-21). */
export async function previewLabel(
  label: SiteLabel,
  signal: AbortSignal,
): Promise<{ picture: string } | { message: string }> {
  const printed = await printLabels(label, [configScreenLabels.sampleSite], {
    signal,
    isMobile: false,
    onProgress: () => undefined,
  })
  if (printed.status === 'failed') return { message: printed.message }
  const picture = printed.file && (await readPicture(new Uint8Array(await printed.file.arrayBuffer())))
  return picture === undefined ? { message: configScreenMessages.noPreview } : { picture }
}
