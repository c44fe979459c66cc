import { Plug } from 'lucide-react'
import { useState } from 'react'
import { Picture } from './IntegrationCards.styles'

/** Other schemes can contain code, or read from the device. */
const isShowable = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/** The picture of an integration; a sign if it has none or the picture cannot be loaded. */
export function IntegrationPicture({ imgUrl }: { imgUrl: string }) {
  const [failedUrl, setFailedUrl] = useState<string>()
  if (!isShowable(imgUrl) || failedUrl === imgUrl) return <Plug aria-hidden="true" />
  return <Picture src={imgUrl} alt="" referrerPolicy="no-referrer" onError={() => setFailedUrl(imgUrl)} />
}
