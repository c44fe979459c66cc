import { labels as labelCalls } from '@sitewright/api-client/calls/labels'
import { configScreenLabels, configScreenMessages } from '@sitewright/domain/configs/screen-messages'
import { labelMessages } from '@sitewright/domain/labels/messages'
import type { SiteLabel } from '@sitewright/domain/labels/model'
import { capabilities } from '../../shell/capabilities'
import { createOperations } from '../api'
import { write } from '../write'

const { labels } = createOperations({ labels: labelCalls })

/** Draws a label for a sample site, as a picture that a page can show (CODE-21). */
export async function previewLabel(
  { zpl, dpmm, size }: SiteLabel,
  signal: AbortSignal,
): Promise<{ picture: string } | { message: string }> {
  if (!capabilities.has('labels.picture')) return { message: configScreenMessages.noPreview }
  const body = { Zpl: zpl, Dpmm: dpmm, Size: size, Name: configScreenLabels.sampleSite }
  const outcome = await write(() => labels.picture({ body }, { signal }), { failed: labelMessages.requestFailed })
  if (outcome.status === 'failed') return { message: outcome.message }
  const { Error: error = labelMessages.produceFailed, png_base64: png = '' } = outcome.value
  // A data address, because the policy of the page allows no other picture.
  return png === '' ? { message: error } : { picture: `data:image/png;base64,${png}` }
}
