import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'

export interface DrawerProps extends Omit<DialogProps, 'placement' | 'role'> {
  /** Edge of the window: `start` for menus, `end` for content of the page. */
  placement?: 'start' | 'end'
}

/** Full-height dialog at an edge of the window. */
export function Drawer({ placement = 'end', ...rest }: DrawerProps) {
  return <Dialog placement={placement} {...rest} />
}
