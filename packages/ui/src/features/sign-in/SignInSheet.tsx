import type { ReactNode } from 'react'
import { sessionLabels } from '@sitewright/domain/session/screen-messages'
import type { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import { BrandMark } from '../shell/BrandMark'
import { BrandLine, FormPane, Page, Sheet, TitleBlock } from './SignInSheet.styles'

/** What every screen of the way in says of the product. */
export type SheetConfig = Pick<RuntimeConfig, 'environment' | 'productName' | 'supportEmail' | 'version'>

export interface SignInSheetProps {
  config: SheetConfig
  /** The only `h1`; takes the focus by script. */
  title: string
  /** A pane beside the form, such as the demo accounts. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * The sheet that every screen of the way in stands on: product, title, content, and a title block with environment, version and support. Exposes `main`;
 * there is no navigation around it (NAV-21).
 */
export function SignInSheet({ config, title, aside, children }: SignInSheetProps) {
  return (
    <Page id="main" tabIndex={-1}>
      <Sheet data-demo={aside ? '' : undefined}>
        <FormPane>
          <BrandLine>
            <BrandMark size={28} />
            {config.productName}
          </BrandLine>
          <h1 tabIndex={-1}>{title}</h1>
          {children}
        </FormPane>
        {aside}
        <TitleBlock>
          {/* Beside a form alone there is no room for it in one row. */}
          {aside && (
            <div>
              <dt>Product</dt>
              <dd>{sessionLabels.productRole}</dd>
            </div>
          )}
          <div>
            <dt>Environment</dt>
            <dd>{config.environment}</dd>
          </div>
          <div>
            <dt>Version</dt>
            <dd>{config.version}</dd>
          </div>
          <div>
            <dt>Support</dt>
            <dd>
              <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
            </dd>
          </div>
        </TitleBlock>
      </Sheet>
    </Page>
  )
}
