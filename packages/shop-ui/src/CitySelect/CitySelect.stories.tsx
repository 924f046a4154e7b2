import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CityList } from '../CityList/CityList.tsx'
import { PincodeCheck } from '../PincodeCheck/PincodeCheck.tsx'
import { CitySelect } from './CitySelect.tsx'

const cities = [
  { name: 'Delhi', href: '#home', note: '2 hours' },
  { name: 'Jaipur', href: '#/productlist/jaipur?delivery_city=Jaipur', note: '2 hours' },
  { name: 'Gurugram', href: '#?selectedCity=Gurugram', note: '2 hours', isNewTab: true },
  { name: 'Noida', href: '#?selectedCity=Noida', note: '2 hours', isNewTab: true },
]
const pincode = <PincodeCheck place={null} isChanging={false} onChangeStart={fn()} onCheck={fn()} />
const onChange = fn()

const meta = {
  title: 'Shop/CitySelect',
  component: CitySelect,
  args: {
    value: null,
    children: <CityList cities={cities} value={null} onChange={onChange} pincode={pincode} />,
    placement: 'start',
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CitySelect>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongestName: Story = { args: { value: 'Sri Potti Sriramulu Nellore' } }

export const EachCityIsALink: Story = {
  args: {
    value: 'Delhi',
    children: <CityList cities={cities} value="Delhi" onChange={onChange} pincode={pincode} />,
  },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'City: Delhi' })
    await step('Open the list: it offers the pincode, and marks the chosen city', async () => {
      await userEvent.click(button)
      await expect(canvas.getByRole('textbox', { name: 'Pincode' })).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Delhi 2 hours' })).toHaveAttribute(
        'aria-current',
        'true',
      )
    })
    await step('Its texts begin below each other', async () => {
      const leftOf = (element: Element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        return Math.round(text.getBoundingClientRect().left)
      }
      const lefts = ['Where should we deliver?', 'Jaipur', 'Noida'].map((text) =>
        leftOf(canvas.getByText(text)),
      )
      await expect(new Set(lefts).size).toBe(1)
    })
    await step('Other cities open in a new tab, which knows nothing of this one', async () => {
      const noida = canvas.getByRole('link', { name: 'Noida 2 hours (opens in a new tab)' })
      await expect(canvas.getByText('These cities open in a new tab')).toBeVisible()
      await expect(noida.querySelector('svg')).toBeNull()
      await expect(noida).toHaveAttribute('target', '_blank')
      await expect(noida).toHaveAttribute('rel', 'noopener')
    })
    await step('Choose Jaipur: it is told, and the list closes', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Jaipur/ }))
      await expect(onChange).toHaveBeenCalledWith('Jaipur')
      await expect(canvas.queryByRole('link', { name: /^Jaipur/ })).not.toBeInTheDocument()
    })
  },
}

/** The place, its pincode and the button are in one line, below a title that does not say the place again. */
export const WithAPincode: Story = {
  args: {
    value: 'Gurugram',
    placement: 'end',
    children: (
      <CityList
        cities={cities}
        value="Gurugram"
        onChange={onChange}
        pincode={
          <PincodeCheck
            place={{ pincode: '122001', city: 'Gurugram' }}
            isChanging={false}
            onChangeStart={fn()}
            onCheck={fn()}
          />
        }
      />
    ),
    style: { width: 'fit-content', marginInlineStart: 'auto' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'City: Gurugram' }))
    const place = canvas.getByText(/^Deliver to/)
    await expect(place.getBoundingClientRect().height).toBeLessThan(30)
    await expect(canvas.getByText('Where should we deliver?')).toBeVisible()
  },
}

export const WorksByKeyboard: Story = {
  args: { value: 'Delhi' },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'City: Delhi' })
    await step('Enter opens the panel, Tab goes through it', async () => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Pincode' })).toHaveFocus()
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: /^Delhi/ })).toHaveFocus()
    })
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(button).toHaveFocus()
    })
  },
}
