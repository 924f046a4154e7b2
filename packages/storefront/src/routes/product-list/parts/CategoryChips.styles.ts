import { RawLink } from '@shop/ui/RawLink'
import { hoverAction } from '@shop/ui/styles/hoverAction'
import { snapRow } from '@shop/ui/styles/snapRow'
import { touchTarget } from '@shop/ui/styles/touchTarget'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'
import { onPhoneOnly } from './ListView.styles.ts'

/** One row, which scrolls to the edges of the window, also of a tablet. */
export const Row = styled.ul`
  ${snapRow}
  ${onPhoneOnly}
  display: flex;
  gap: ${theme.space.xs};
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding-inline: ${theme.space.gutter};
  scroll-padding-inline: ${theme.space.gutter};

  & > li {
    flex: none;
  }
  /* A low window is the products'; the filters have these links, too. */
  @media ${media.short} {
    display: none;
  }
`

export const Chip = styled(RawLink)`
  ${touchTarget}
  padding-inline: ${theme.space.m};
  border: 1px solid ${theme.color.line.control};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.type.s};
  text-decoration: none;
  ${hoverAction}

  &[aria-current] {
    border-color: ${theme.color.surface.inverse};
    color: ${theme.color.text.inverse};
    background: ${theme.color.surface.inverse};
  }
`
