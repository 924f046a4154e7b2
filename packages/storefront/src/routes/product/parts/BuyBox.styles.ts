import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Brand = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.s};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
  }
`

export const Offer = styled.aside`
  display: flex;
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.positive.surface};
  font-size: ${theme.type.s};

  & > svg {
    flex: none;
    color: ${theme.color.positive.text};
  }
`

export const Options = styled.div`
  display: grid;
  gap: ${theme.space.l};
  scroll-margin-block: 8rem;
`
