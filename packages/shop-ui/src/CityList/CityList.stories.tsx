import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PincodeCheck } from '../PincodeCheck/PincodeCheck.tsx'
import { CityList } from './CityList.tsx'

const meta = {
  title: 'Shop/CityList',
  component: CityList,
  args: {
    cities: [
      { name: 'Delhi', href: '#home', note: '2 hours' },
      { name: 'Noida', href: '#noida', note: '2 hours' },
      { name: 'Gurugram', href: '#?selectedCity=Gurugram', note: '2 hours', isNewTab: true },
    ],
    value: 'Delhi',
    onChange: fn(),
    pincode: <PincodeCheck place={null} isChanging={false} onChangeStart={fn()} onCheck={fn()} />,
  },
} satisfies Meta<typeof CityList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Delhi 2 hours' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('link', { name: /^Delhi/ }))
    await expect(args.onChange).toHaveBeenCalledWith('Delhi')
  },
}
export const WorksByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('link', { name: /^Delhi/ }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Noida/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('Noida')
  },
}
/** A shop whose cities all have pages of their own, and that asks for no pincode. */
export const OnlyCities: Story = {
  args: { cities: [{ name: 'Delhi', href: '#home' }], value: null, pincode: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('These cities open in a new tab')).not.toBeInTheDocument()
  },
}
