import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding-block: ${theme.space.xxs};
  padding-inline: ${theme.space.m} ${theme.space.xs};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text.inverse};
  background: ${theme.color.surface.inverse};
  font-size: ${theme.type.s};
  --focus-ring: ${theme.color.focus.inverse};

  & > button:hover {
    color: ${theme.color.accent.inverse};
  }
`
