import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

const hasRoom = '(min-height: 36rem)'

/** Form with `ButtonsInSight`: what the keyboard focuses is not behind them. */
export const FormWithButtons = styled.form`
  @media ${hasRoom} {
    & :is(input, select) {
      scroll-margin-bottom: calc(5 * ${theme.size.target});
    }
  }
`

/** Buttons of a form in a dialog, which fill their row as those of `ConfirmDialog` do, and an amount above them. They stay in sight below a long form, over the padding of the dialog. */
export const ButtonsInSight = styled.div`
  & > button {
    flex: 1 1 auto;
  }
  & > [role='status'] {
    flex: 1 0 100%;
  }
  @media ${hasRoom} {
    position: sticky;
    bottom: calc(-1 * ${theme.space.l});
    padding-block: ${theme.space.s};
    background: ${theme.color.surface.page};

    /* Fades what goes on below them. At the end it lies over the space above them. */
    &::before {
      position: absolute;
      inset: auto 0 100%;
      height: ${theme.space.l};
      background: linear-gradient(to top, ${theme.color.surface.page}, transparent);
      content: '';
      pointer-events: none;
    }
  }
`
