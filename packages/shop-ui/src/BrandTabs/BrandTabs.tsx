import type { Brand } from '@shop/contract/brands'
import { messages } from '@shop/contract/messages'
import { brandsOfTab, type BrandTab } from '../lib/brandsOfTab.ts'
import * as Tabs from '@shop/ui/TabsParts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { menus } from '../texts/menus.ts'
import { Grid } from '@shop/ui/Grid'
import * as S from './BrandTabs.styles.ts'

export interface BrandTabsProps extends Omit<
  Tabs.RootProps,
  'children' | 'value' | 'defaultValue' | 'onChange' | 'activation'
> {
  /** Every brand of the shop; each tab picks its own. */
  brands: readonly Brand[]
  /** Brands that a search found. They take the place of the open tab, and no tab is selected. */
  found?: readonly Brand[] | undefined
  /** The open tab. */
  value: BrandTab
  /** Called when a tab is opened. */
  onChange: (tab: BrandTab) => void
  /** Address of a brand's products. */
  hrefFor: (brand: Brand) => string
}

/** Brands by Popular, Only at the product and New Launches (specification §2): those with a logo and the tab's flag. */
export function BrandTabs({ brands, found, value, onChange, hrefFor, ...rest }: BrandTabsProps) {
  const texts = useTexts(menus, 'BrandTabs')
  const tabs: readonly { value: BrandTab; label: string }[] = [
    { value: 'popular', label: messages.brandTabPopular },
    { value: 'exclusive', label: texts.exclusive },
    { value: 'new', label: messages.brandTabNewLaunches },
  ]
  return (
    <Tabs.Root
      value={found ? '' : value}
      // On its way to what was found, the focus must not open a tab.
      activation={found ? 'manual' : 'automatic'}
      onChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next)
        if (chosen) onChange(chosen.value)
      }}
      {...rest}
    >
      <Tabs.List label={texts.label}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.value} value={tab.value}>
          <Brands brands={brandsOfTab(brands, tab.value)} hrefFor={hrefFor} />
        </Tabs.Panel>
      ))}
      {found && (
        <S.Found>
          <Brands brands={found} hrefFor={hrefFor} />
        </S.Found>
      )}
    </Tabs.Root>
  )
}

function Brands({ brands, hrefFor }: Pick<BrandTabsProps, 'brands' | 'hrefFor'>) {
  return (
    <S.Frame>
      {brands.length === 0 ? (
        <S.None role="status">{messages.noSuggestions}</S.None>
      ) : (
        <Grid as="ul" columnRem={8.5} fill="keep" gap="s" align="stretch" role="list">
          {brands.map((brand) => (
            <li key={brand.id}>
              <S.Brand href={hrefFor(brand)}>
                <S.Logo name={brand.name} logo={brand.logo} />
              </S.Brand>
            </li>
          ))}
        </Grid>
      )}
    </S.Frame>
  )
}
