import { homeLabels } from '@sitewright/domain/home/messages'
import type { AttentionLine, HomeOverview } from '@sitewright/domain/home/model'
import type { LicenseFacet } from '@sitewright/domain/licenses/facets'
import { canReadLicense } from '@sitewright/domain/licenses/policy'
import type { HomeLinks } from '@sitewright/ui/features/home/AttentionLine'
import { paths, routes, type PageRoute } from '../../paths'
import { mayOpen } from '../../shell/page/guard-rules'
import type { Session } from '../../shell/session/session-store'

const LICENSE_FACETS: Readonly<Partial<Record<AttentionLine, LicenseFacet>>> = {
  expiredLicenses: 'expired',
  overLimitLicenses: 'overLimit',
  expiringLicenses: 'expiring',
  inactiveLicenses: 'inactive',
}

interface Scope {
  /** The license that the numbers are of; undefined for all licenses. */
  readonly licenseId: number | undefined
  readonly overview: HomeOverview | undefined
}

/** The pages that Home links to for a session: lists with the same rows as the numbers, and pages of records. */
export function homeLinks(actor: Session, { licenseId, overview }: Scope): HomeLinks {
  const opens = (route: PageRoute): boolean => mayOpen(route, actor, undefined)
  const license = (id: number): string | undefined =>
    opens(routes.licenseView) && canReadLicense.decide(actor, { licenseId: id }).allowed
      ? paths.licenseView(id)
      : undefined
  const ofLicense = (id: number | undefined): { href: string; label: string } | undefined => {
    const href = id === undefined ? undefined : license(id)
    return href === undefined ? undefined : { href, label: homeLabels.viewLicense }
  }
  const list = (route: PageRoute, href: string) => (opens(route) ? { href } : undefined)
  const inScope = licenseId === undefined ? {} : { license: String(licenseId) }

  /** Several licenses: their list. One: its page. */
  function reviewLicenses(line: AttentionLine) {
    return ofLicense(licenseId) ?? list(routes.licenses, paths.licenses({ facets: LICENSE_FACETS[line] }))
  }
  /** The page of the license that all of them are in; there is no list of seats. */
  function reviewSeats() {
    const products = overview?.attention.fullProducts
    const named =
      products?.state === 'ok' && products.value.count === products.value.named.length ? products.value.named : []
    const [first, ...others] = named
    const isOne = first !== undefined && others.every((seats) => seats.licenseId === first.licenseId)
    return ofLicense(licenseId ?? (isOne ? first.licenseId : undefined)) ?? list(routes.licenses, paths.licenses())
  }

  return {
    review(line) {
      switch (line) {
        case 'lockedUsers':
          // The list leaves out inactive users unless it is asked for them.
          return list(routes.users, paths.users({ facets: 'locked', active: 'false', ...inScope }))
        case 'idleUsers':
          return list(routes.users, paths.users({ facets: 'idle', ...inScope }))
        case 'projectsWithoutSites':
          return list(routes.projects, paths.projects({ facets: 'withoutSites', ...inScope }))
        case 'inactiveImports':
          return list(routes.imports, paths.imports({ facets: 'inactive' }))
        case 'fullProducts':
          return reviewSeats()
        default:
          return reviewLicenses(line)
      }
    },
    license,
    licenses: opens(routes.licenses) && licenseId === undefined ? paths.licenses() : undefined,
    user: (userName) => (opens(routes.userDetails) ? paths.userDetails(userName) : undefined),
    project: (projectId) => (opens(routes.projectSites) ? paths.projectView(projectId) : undefined),
    importSystem: (importId) => (opens(routes.importSystem) ? paths.importSystem(importId) : undefined),
  }
}
