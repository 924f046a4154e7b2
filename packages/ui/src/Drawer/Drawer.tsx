import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'

export interface DrawerProps extends Omit<DialogProps, 'placement' | 'role'> {
  /** Edge of the window: `left` for menus, `right` for content of the page. */
  placement?: 'left' | 'right'
}

/** Full-height dialog at an edge of the window. */
export function Drawer({ placement = 'right', ...rest }: DrawerProps) {
  return <Dialog placement={placement} {...rest} />
}
