import { configMessages } from '@sitewright/domain/configs/messages'
import { labelLabels } from '@sitewright/domain/labels/messages'
import { isMobileBrowser, labelFileName, mobileAppLink } from '@sitewright/domain/labels/rules'
import type { LabelScope } from '@sitewright/ui/features/labels/label-scopes'
import { LabelDialog } from '@sitewright/ui/features/labels/LabelDialog'
import { loading } from '@sitewright/ui/view-state'
import { asView } from '../../data/as-view'
import { useSiteLabels } from '../../data/configs'
import { canDrawLabels, drawLabel, printLabels } from '../../data/labels'
import { openMobileApp } from '../../shell/open-mobile-app'
import { useRuntimeConfig } from '../../shell/runtime-config'

export interface PrintSiteLabelsProps {
  /** The project whose labels the user can choose from. */
  project: { readonly projectId: number }
  /** The choices of sites; undefined while they load. */
  scopes: readonly LabelScope[] | undefined
  /** The name of the project to print all its sites (CODE-01), or of a site to print its label (CODE-02). The file is named after it. */
  name: string
  /** Whether `name` is the name of a site. */
  isOneSite?: boolean
  isOpen: boolean
  onClose: () => void
}

function findTitle({ scopes = [], name, isOneSite = false }: PrintSiteLabelsProps): string {
  if (!isOneSite) return labelLabels.download
  return scopes.length > 1 ? labelLabels.printBranch(name) : labelLabels.printOne(name)
}

/** Prints labels for sites: as a PDF, or in a mobile browser with the mobile app. Loads nothing while it is closed. */
export function PrintSiteLabels(props: PrintSiteLabelsProps) {
  const { project, scopes, name, isOpen, onClose } = props
  const { mobileAppUrl } = useRuntimeConfig()
  const labels = asView(useSiteLabels(isOpen ? project.projectId : undefined), configMessages.fetchFailed)
  const appLink = isMobileBrowser(navigator.userAgent) ? mobileAppUrl : undefined
  const isMobile = appLink !== undefined
  const isReady = labels.state === 'ready' && scopes !== undefined
  return (
    <LabelDialog
      isOpen={isOpen}
      title={findTitle(props)}
      view={
        isReady
          ? { ...labels, value: { projectLabels: labels.value, scopes } }
          : labels.state === 'failed'
            ? labels
            : loading()
      }
      fileName={labelFileName(name)}
      isMobile={isMobile}
      onDraw={canDrawLabels() ? drawLabel : undefined}
      onPrint={(label, sites, controls) => printLabels(label, sites, { ...controls, isMobile })}
      onZpl={(zpl) => {
        if (appLink !== undefined) void openMobileApp(mobileAppLink(appLink, zpl))
      }}
      onClose={onClose}
    />
  )
}
