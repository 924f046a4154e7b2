import styled from 'styled-components'
import { centred } from '@shop/ui/styles/centred'
import { touchRow } from '@shop/ui/styles/touchRow'
import { touchTarget } from '@shop/ui/styles/touchTarget'
import { visuallyHidden } from '@shop/ui/styles/visuallyHidden'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

/** So narrow because the text is enlarged. */
const enlarged = '@container (width < 14rem)'

export const Root = styled.nav`
  container-type: inline-size;
`

export const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.l};

  @media ${media.mobile} {
    gap: ${theme.space.xxs} ${theme.space.m};
  }
  ${enlarged} {
    column-gap: ${theme.space.xs};
  }
`

export const Step = styled.li`
  ${touchRow}
  gap: ${theme.space.xs};
  font-size: ${theme.type.s};

  &[data-state='current'] {
    font-weight: ${theme.weight.strong};
  }
  &[data-state='upcoming'] {
    color: ${theme.color.text.muted};
  }
  /* Numbers in one row. */
  ${enlarged} {
    &[data-state='upcoming'] > :last-child {
      ${visuallyHidden}
    }
  }
  & > a {
    ${touchTarget}
    text-underline-offset: 0.25em;
  }
`

export const Mark = styled.span`
  ${centred}
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  border: 1px solid ${theme.color.line.control};
  border-radius: 50%;
  font-size: ${theme.type.xs};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;

  [data-state='current'] > & {
    border-color: ${theme.color.action.fill};
    color: ${theme.color.action.onFill};
    background: ${theme.color.action.fill};
  }
  [data-state='done'] > & {
    border-color: ${theme.color.positive.text};
    color: ${theme.color.text.inverse};
    background: ${theme.color.positive.text};
  }
`
