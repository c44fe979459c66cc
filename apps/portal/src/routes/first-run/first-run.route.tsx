import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { environmentMessages } from '@sitewright/domain/environments/messages'
import { firstRunMessages as messages, firstRunSteps } from '@sitewright/domain/first-run/messages'
import type { FirstRunState, FirstRunStep } from '@sitewright/domain/first-run/model'
import { canAddFirstAdministrator } from '@sitewright/domain/first-run/policy'
import { nextStep, readFirstRunStep, suggestProductLicenses } from '@sitewright/domain/first-run/rules'
import { pageTitles } from '@sitewright/domain/shared/page-titles'
import { AdministratorStep } from '@sitewright/ui/features/first-run/AdministratorStep'
import { EnvironmentStep } from '@sitewright/ui/features/first-run/EnvironmentStep'
import { FirstRunDone } from '@sitewright/ui/features/first-run/FirstRunDone'
import { FirstRunScreen } from '@sitewright/ui/features/first-run/FirstRunScreen'
import { LicenseStep } from '@sitewright/ui/features/first-run/LicenseStep'
import { ProductLicensesStep } from '@sitewright/ui/features/first-run/ProductLicensesStep'
import { asView } from '../../data/as-view'
import { useAllEnvironments } from '../../data/environments'
import {
  addSuggestedProducts,
  createFirstAdministrator,
  createFirstLicense,
  lastFirstRun,
  saveFirstEnvironment,
  useCatalogProducts,
  useFirstRun,
  useRoleGroups,
} from '../../data/first-run'
import { joinReads, joinViews, mapView } from '../../data/joined-view'
import { paths } from '../../paths'
import { PageTitle } from '../../shell/page/PageTitle'
import { pageNotices } from '../../shell/page/page-notices'
import { useActor } from '../../shell/session/use-session'

/** The address of the last page, beside those of the steps. */
const DONE = 'done'

const nextHref = (state: FirstRunState): string => paths.firstRun(nextStep(state) ?? DONE)
const links = { hrefOf: paths.firstRun, doneHref: paths.firstRun(DONE), homeHref: paths.home() }

/** The first run: the open step, or that which comes next (FIRST-05). */
export function Component() {
  const { step: param } = useParams()
  const step = readFirstRunStep(param)
  const view = asView(useFirstRun(), messages.fetchFailed)
  const isElsewhere =
    step === undefined && (param !== DONE || (view.state === 'ready' && nextStep(view.value) !== undefined))
  return (
    <>
      <PageTitle parts={[step && firstRunSteps[step].title, pageTitles.firstRun]} />
      <FirstRunScreen view={view} step={param === DONE ? DONE : step} hrefOf={paths.firstRun}>
        {(state) =>
          isElsewhere ? (
            <Navigate to={nextHref(state)} replace />
          ) : step === undefined ? (
            <Done state={state} />
          ) : (
            <OpenStep key={step} step={step} state={state} />
          )
        }
      </FirstRunScreen>
    </>
  )
}

interface StepProps {
  state: FirstRunState
  /** Replaces the step with the one that follows. */
  onSaved: () => void
}

const STEPS: Readonly<Record<FirstRunStep, (props: StepProps) => React.ReactNode>> = {
  environment: Environment,
  'product-licenses': ProductLicenses,
  license: License,
  administrator: Administrator,
}

function OpenStep({ step, state }: { step: FirstRunStep; state: FirstRunState }) {
  const navigate = useNavigate()
  const Step = STEPS[step]
  return <Step state={state} onSaved={() => void navigate(nextHref(lastFirstRun() ?? state), { replace: true })} />
}

function Environment(props: StepProps) {
  const { userName } = useActor()
  return (
    <EnvironmentStep
      {...props}
      {...links}
      onSave={(values, parts) => saveFirstEnvironment(userName, values, parts)}
      toasts={pageNotices}
    />
  )
}

function ProductLicenses(props: StepProps) {
  const reads = joinReads(messages.productsFetchFailed, { groups: useRoleGroups(), products: useCatalogProducts() })
  const suggestions = mapView(reads, ({ groups, products }) => suggestProductLicenses(groups, products))
  return <ProductLicensesStep {...props} {...links} suggestions={suggestions} onSave={addSuggestedProducts} />
}

function License(props: StepProps) {
  const parts = joinViews({
    environments: asView(useAllEnvironments(), environmentMessages.loadFailed),
    products: mapView(asView(useCatalogProducts(), messages.productsFetchFailed), (products) =>
      products.filter(({ isRetired }) => !isRetired),
    ),
  })
  return <LicenseStep {...props} {...links} parts={parts} onSave={createFirstLicense} />
}

function Administrator(props: StepProps) {
  const decision = canAddFirstAdministrator.canDecide(useActor())
  const licenseId = props.state.license?.licenseId ?? 0
  return (
    <AdministratorStep
      {...props}
      {...links}
      licenseHref={paths.licenseEdit(licenseId)}
      refusal={decision.allowed ? undefined : decision.reason}
      onSave={(input) => createFirstAdministrator(licenseId, input)}
    />
  )
}

function Done({ state }: { state: FirstRunState }) {
  const { environment, license, administrator } = state
  return (
    <FirstRunDone
      state={state}
      homeHref={paths.home()}
      hrefs={{
        environment: paths.catalogEntry('environments', environment?.id ?? 0),
        productLicenses: paths.catalog('productLicenses'),
        license: paths.licenseView(license?.licenseId ?? 0),
        administrator: paths.userDetails(administrator?.userName ?? ''),
        licenses: paths.licenses(),
        catalog: paths.catalog('integrations'),
        newUser: paths.newUser(),
      }}
    />
  )
}
