import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'

export interface DrawerProps extends Omit<DialogProps, 'placement' | 'role'> {
  /** The edge that it comes from: menus from the left, what belongs to the page from the right. */
  side?: 'left' | 'right'
}

/** A dialog from the window's edge, as high as the window. */
export function Drawer({ side = 'right', ...rest }: DrawerProps) {
  return <Dialog placement={side} {...rest} />
}
