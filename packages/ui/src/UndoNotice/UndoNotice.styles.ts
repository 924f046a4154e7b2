import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding: ${theme.space.xxs} ${theme.space.xs} ${theme.space.xxs} ${theme.space.m};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text.inverse};
  background: ${theme.color.surface.inverse};
  font-size: ${theme.type.s};
  --focus-ring: ${theme.color.focus.inverse};

  & > button:hover {
    color: ${theme.color.accent.inverse};
  }
`
