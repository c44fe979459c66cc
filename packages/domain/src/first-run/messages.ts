import { inLine } from '../shared/in-line'
import { pageTitles } from '../shared/page-titles'
import { FIRST_RUN_STEPS, type FirstRunStep } from './model'

/** What the gateway answers in the first run (FIRST-09, FIRST-10). */
export const firstRunRefusals = {
  environmentDone: (name: string) => `The first environment already exists: ${inLine(name)}. Nothing was created.`,
  licenseDone: (name: string) => `The first license already exists: ${inLine(name)}. Nothing was created.`,
  administratorDone: (userName: string) =>
    `The first administrator already exists: ${inLine(userName)}. Nothing was created.`,
  noRoles: (license: string) =>
    `${inLine(license)} has no standard product license that offers roles. Raise the limit of one in the license first.`,
} as const

/** Labels of the first run. */
export const firstRunLabels = {
  title: pageTitles.firstRun,
  steps: 'Steps',
  continue: 'Continue',
  later: 'Later',
  /** The next page, once the last step is done. */
  summary: 'See what is set up',
  hide: 'Hide',
  done: 'Done',
  home: 'Go to Home',
  email: 'Your Email Address',
  account: 'Your account',
  environment: 'Environment',
  createsSecret: 'Create a secret',
  copy: 'Copy',
  number: 'Number',
  vendor: 'Vendor',
  customer: 'Customer',
  productLicenses: 'Product Licenses',
  standardProductLicenses: 'Standard Product Licenses',
  administrator: 'Administrator',
  product: (number: number, isVendor: boolean, roleGroups: readonly string[]) =>
    `${isVendor ? 'Vendor, number' : 'Number'} ${number}. Offers ${roleGroups.length === 0 ? 'no roles' : roleGroups.join(', ')}.`,
  stepOf: (step: FirstRunStep) =>
    `Step ${FIRST_RUN_STEPS.indexOf(step) + 1} of ${FIRST_RUN_STEPS.length}. ${firstRunSteps[step].text}`,
  created: 'Created',
  next: 'What you can do next',
  open: 'Open',
} as const

/** The name of each step, and what it is for. */
export const firstRunSteps: Readonly<Record<FirstRunStep, { readonly title: string; readonly text: string }>> = {
  environment: {
    title: 'Environment',
    text: 'The web application that your customers use.',
  },
  'product-licenses': {
    title: 'Product licenses',
    text: 'The products that you license to customers. Each one offers role groups to its users.',
  },
  license: {
    title: 'First license',
    text: 'The first customer, with its limits.',
  },
  administrator: {
    title: 'First administrator',
    text: 'The user who adds all other users of this customer.',
  },
}

/** The state of a step in words (FIRST-05). */
export const stepStates = {
  done: 'Done',
  next: 'Next',
  open: 'Not done',
  blocked: (step: FirstRunStep) => `After "${firstRunSteps[step].title}"`,
} as const

/** Sentences of the first run. */
export const firstRunMessages = {
  fetchFailed: 'Failed to load the setup steps.',
  panel: (done: number, total: number) =>
    `${done} of ${total} steps are done. After the last step, your first customer can sign in.`,
  hidden: 'Hid the setup on Home. You can still open it at /first-run.',
  undo: 'Undo',
  emailHelp: 'Receives notices about changed addresses and secrets, and links to reset a forgotten password.',
  emailSaveFailed: 'Failed to save your email address.',
  secretHelp:
    'Recommended. The web application must send this secret to redeem a session code. If you create none, it redeems session codes without a secret.',
  secretFailed: (name: string) => `Added ${name}, but failed to create its secret. Create the secret in the catalog.`,
  seenOnce: 'You cannot see this secret again. Copy it now.',
  productsHelp:
    'These are suggestions. Later, you can change everything except the number in the catalog, and add others there.',
  inCatalog: (name: string) => `Already in the catalog as ${name}.`,
  productsRequired: 'Select at least one product license that is not for vendors.',
  productsPartly: (added: readonly string[], failed: string, why: string) =>
    `${added.length === 0 ? '' : `Added ${added.join(', ')}. `}Failed to add ${failed}: ${why}`,
  productsFetchFailed: 'Failed to load product licenses.',
  licenseProductsHelp: 'They are unlimited for now. You can set a limit for each in the license later.',
  licenseProductsRequired: 'Select at least one product license that is not for vendors.',
  licenseCreated: (name: string) => `Created license ${name}.`,
  licenseFailed: 'Failed to create the license.',
  administratorHelp: (license: string) =>
    `This user gets the standard product licenses of ${license} and all their roles except Access All Customer Licenses.`,
  administratorEmail: 'Receives a link to choose a password.',
  administratorCreated: (email: string) => `Created the administrator. The link goes to ${email}.`,
  administratorFailed: 'Failed to create the administrator.',
  noMail:
    'This server cannot send email because SMTP_URL is not set. The email with the link waits in the outbox. Set SMTP_URL and restart the server to send it. If the link has expired by then, the administrator can request a new one with Forgot Password.',
  blocked: (step: FirstRunStep) => `First complete the step "${firstRunSteps[step].title}".`,
  goTo: (step: FirstRunStep) => `Go to ${firstRunSteps[step].title}`,
  noRoles: (license: string) =>
    `${license} has no standard product license that offers roles. Raise the limit of one first.`,
  openLicense: 'Edit license',
  stepDone: {
    environment: (name: string) => `Done: the catalog has the environment ${name}.`,
    'product-licenses': (count: number) =>
      `Done: the catalog has ${count} standard product ${count === 1 ? 'license' : 'licenses'}.`,
    license: (name: string) => `Done: the license ${name} exists.`,
    administrator: (userName: string) => `Done: ${userName} can administer users of a customer.`,
  },
  doneMeanwhile: 'Someone else finished this step while you were here. You can continue.',
  allDone: 'Your first customer is set up',
  allDoneText:
    'The administrator can now choose a password with the emailed link, sign in, and add users and projects.',
  follow: {
    licenses: 'Add the next customer in Licenses.',
    catalog: 'Add integrations and reports to the catalog.',
    users: 'Add a second administrator to your own license, in case you cannot sign in.',
  },
} as const
