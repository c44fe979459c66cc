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
  hide: 'Hide',
  done: 'Done',
  home: 'Go to Home',
  email: 'Your Email Address',
  account: 'Your account',
  environment: 'Environment',
  createsSecret: 'Create a secret',
  secretTitle: 'Secret created',
  secret: 'Secret',
  copy: 'Copy',
  number: 'Number',
  vendor: 'Vendor',
  customer: 'Customer',
  productLicenses: 'Product Licenses',
  administrator: 'Administrator',
  product: (number: number, isVendor: boolean, roleGroups: readonly string[]) =>
    `${isVendor ? 'Vendor, number' : 'Number'} ${number}. Offers ${roleGroups.length === 0 ? 'no roles' : roleGroups.join(', ')}.`,
  stepOf: (step: FirstRunStep) =>
    `Step ${FIRST_RUN_STEPS.indexOf(step) + 1} of ${FIRST_RUN_STEPS.length}. ${firstRunSteps[step].text}`,
  created: 'Created',
  next: 'What can follow',
  open: 'Open',
} as const

/** The name of each step, and what it is for. */
export const firstRunSteps: Readonly<Record<FirstRunStep, { readonly title: string; readonly text: string }>> = {
  environment: {
    title: 'Environment',
    text: 'The web application that users of your customers open.',
  },
  'product-licenses': {
    title: 'Product licenses',
    text: 'What customers can have. Each offers role groups to its users.',
  },
  license: {
    title: 'First license',
    text: 'The first customer, with its limits.',
  },
  administrator: {
    title: 'First administrator',
    text: 'The user of this customer who adds all others.',
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
  fetchFailed: 'Failed to load the state of the setup.',
  panel: (done: number, total: number) => `${done} of ${total} steps are done. Then your first customer can sign in.`,
  hidden: 'Hid the setup on Home. /first-run still opens it.',
  undo: 'Undo',
  emailHelp: 'Notices about addresses and secrets, and links for a forgotten password go here.',
  emailSaveFailed: 'Failed to save your email address.',
  emailSaved: 'Saved your email address.',
  secretHelp:
    'Recommended. The web application sends it when it redeems a session code. Without one, it redeems them without a secret.',
  secretFailed: (name: string) => `Added ${name}, but without a secret. Create the secret in the catalog.`,
  seenOnce: 'This secret cannot be seen again. Copy it now.',
  productsHelp: 'A suggestion. You can change everything but the number in the catalog later, and add others there.',
  inCatalog: (name: string) => `Already in the catalog as ${name}.`,
  productsRequired: 'Select at least one product license that is not for vendors.',
  productsPartly: (added: readonly string[], failed: string, why: string) =>
    `${added.length === 0 ? '' : `Added ${added.join(', ')}. `}Failed to add ${failed}: ${why}`,
  productsFetchFailed: 'Failed to load product licenses.',
  licenseProductsHelp: 'Without a limit for now. You can set a limit for each in the license later.',
  licenseProductsRequired: 'Select at least one product license that is not for vendors.',
  licenseCreated: (name: string) => `Created license ${name}.`,
  licenseFailed: 'Failed to create the license.',
  administratorHelp: (license: string) =>
    `Has the standard product licenses of ${license} and all their roles except Access All Customer Licenses.`,
  administratorEmail: 'A link to choose a password goes here.',
  administratorCreated: (email: string) => `Created the administrator. The link goes to ${email}.`,
  administratorFailed: 'Failed to create the administrator.',
  noMail:
    'This server sends no email, because SMTP_URL is not set. The email with the link waits in the outbox. Set SMTP_URL and start the server again to send it. If the link has expired by then, the administrator asks for a new one with Forgot Password.',
  blocked: (step: FirstRunStep) => `First do the step "${firstRunSteps[step].title}".`,
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
  doneMeanwhile: 'Someone else finished this step while you were here. You can go on.',
  allDone: 'Your first customer is set up',
  allDoneText: 'The administrator chooses a password with the emailed link, signs in, and adds users and projects.',
  follow: {
    licenses: 'Add the next customer in Licenses.',
    catalog: 'Add integrations and reports to the catalog.',
    users: 'Add a second administrator of your own, so that you are not alone.',
  },
} as const
