import type { SheetConfig } from './SignInSheet'

/** What the stories of the way in say of the product. */
export const SHEET: SheetConfig = {
  environment: 'PROD',
  productName: 'Sitewright',
  supportEmail: 'support@sitewright.example',
  version: '1.0.0',
}
