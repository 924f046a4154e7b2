import styled from 'styled-components'
import { Panel } from '@shop/ui/Panel'
import { theme } from '@shop/ui/tokens/theme'
import { fieldInRow } from '../lib/fieldInRow.ts'

export const Root = styled(Panel)`
  padding-block: ${theme.space.xs};

  /* It takes the focus from a button that goes, and says what has changed. */
  &:focus {
    outline: none;
  }
  & > details {
    border: 0;
  }
  & > details > summary {
    padding-block: 0;
  }
  & > details > :last-child {
    padding-block: ${theme.space.xs};
  }
`

export const Heading = styled.h2`
  font-family: ${theme.font.text};
  font-size: ${theme.type.m};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.none};
`

export const Note = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.regular};

  &[data-tone='positive'] {
    color: ${theme.color.positive.text};
  }
  details[open] & {
    display: none;
  }
`

export const Form = styled.form`
  ${fieldInRow}
`

export const Held = styled.div`
  padding: ${theme.space.xxs} ${theme.space.xs} ${theme.space.xxs} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface.sunken};
  font-size: ${theme.type.s};

  &[data-applied='true'] {
    color: ${theme.color.positive.text};
    background: ${theme.color.positive.surface};
  }
`

export const Better = styled.div`
  padding-block-end: ${theme.space.s};
  font-size: ${theme.type.s};
`

export const Offers = styled.ul`
  & > li {
    padding: ${theme.space.s} ${theme.space.m};
    border: 1px dashed ${theme.color.line.control};
    border-radius: ${theme.radius.m};
    font-size: ${theme.type.s};
  }
  & > li[data-usable='false'] {
    border-color: ${theme.color.line.subtle};
    color: ${theme.color.text.muted};

    & > a {
      color: ${theme.color.text.strong};
    }
  }
  & a {
    flex: none;
  }
  & b {
    letter-spacing: ${theme.tracking.wide};
  }
`
