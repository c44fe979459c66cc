import { ZPL_PLACEHOLDER } from '@sitewright/domain/shared/runtime-config'

const DEFAULT_URL = `sitewright://print?zpl=${ZPL_PLACEHOLDER}`

/** Schemes that run code or open local files in the browser, so they never open an app. */
const REFUSED_PROTOCOLS = ['javascript:', 'data:', 'blob:', 'file:', 'about:', 'vbscript:']

/** Reads MOBILE_APP_URL, the link that opens the mobile app with labels, such as `sitewright://print?zpl={zpl}`. */
export function readMobileAppUrl(text: string | undefined, faults: string[]): string {
  if (text === undefined) return DEFAULT_URL
  const isLink = URL.canParse(text) && !REFUSED_PROTOCOLS.includes(new URL(text).protocol)
  if (isLink && text.includes(ZPL_PLACEHOLDER)) return text
  faults.push(
    `MOBILE_APP_URL must be a link that opens the mobile app, with ${ZPL_PLACEHOLDER}, such as ${DEFAULT_URL}.`,
  )
  return DEFAULT_URL
}
