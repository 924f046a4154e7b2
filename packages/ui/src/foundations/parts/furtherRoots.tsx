import { createRef, type ReactNode } from 'react'
import * as Dialog from '../../DialogParts/DialogParts.tsx'
import * as Menu from '../../DropdownMenuParts/DropdownMenuParts.tsx'
import { StickyBar } from '../../StickyBar/StickyBar.tsx'
import * as Tabs from '../../TabsParts/TabsParts.tsx'
import type { RootProps } from '../../testing/rootsOf.ts'

const inDialog = (part: ReactNode) => (
  <Dialog.Root isOpen>
    <Dialog.Content aria-describedby={undefined}>
      <Dialog.Title>Size guide</Dialog.Title>
      {part}
    </Dialog.Content>
  </Dialog.Root>
)

const inMenu = (content: ReactNode) => (
  <Menu.Root isOpen>
    <Menu.Trigger>
      <button type="button">Account</button>
    </Menu.Trigger>
    {content}
  </Menu.Root>
)

const inTabs = (part: ReactNode) => <Tabs.Root value="care">{part}</Tabs.Root>

const noElement = createRef<HTMLElement>()

/** Components whose first story is a page or a composition: each where it belongs. */
export const furtherRoots: Record<string, (props: RootProps) => ReactNode> = {
  StickyBar: (props) => <StickyBar replaces={noElement} {...props} />,
  DialogContent: (props) => (
    <Dialog.Root isOpen>
      <Dialog.Content aria-describedby={undefined} {...props}>
        <Dialog.Title>Size guide</Dialog.Title>
      </Dialog.Content>
    </Dialog.Root>
  ),
  DialogHeader: (props) => inDialog(<Dialog.Header {...props} />),
  DialogTitle: (props) => inDialog(<Dialog.Title {...props} />),
  DialogDescription: (props) => inDialog(<Dialog.Description {...props} />),
  DialogBody: (props) => inDialog(<Dialog.Body {...props} />),
  DialogFooter: (props) => inDialog(<Dialog.Footer {...props} />),
  MenuContent: (props) => inMenu(<Menu.Content {...props} />),
  MenuTitle: (props) =>
    inMenu(
      <Menu.Content>
        <Menu.Title {...props} />
      </Menu.Content>,
    ),
  MenuItem: (props) =>
    inMenu(
      <Menu.Content>
        <Menu.Item onSelect={() => undefined} {...props} />
      </Menu.Content>,
    ),
  MenuLinkItem: (props) =>
    inMenu(
      <Menu.Content>
        <Menu.LinkItem href="/profile" {...props} />
      </Menu.Content>,
    ),
  MenuSeparator: (props) =>
    inMenu(
      <Menu.Content>
        <Menu.Separator {...props} />
      </Menu.Content>,
    ),
  TabsList: (props) => inTabs(<Tabs.List label="About the lipstick" {...props} />),
  TabsTab: (props) =>
    inTabs(
      <Tabs.List label="About the lipstick">
        <Tabs.Tab value="care" {...props} />
      </Tabs.List>,
    ),
  TabsPanel: (props) => inTabs(<Tabs.Panel value="care" {...props} />),
}
