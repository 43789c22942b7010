import {
  IconCalendarEvent,
  IconChartBar,
  IconDatabase,
  IconFilter,
  IconHome,
  type IconProps,
  IconSettings,
  IconStack2,
  IconUserStar,
  IconUsers,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { MenuIcon } from "@/routes";

export const menuIcons: Record<MenuIcon, ComponentType<IconProps>> = {
  home: IconHome,
  star: IconUserStar,
  database: IconDatabase,
  stack: IconStack2,
  users: IconUsers,
  calendar: IconCalendarEvent,
  funnel: IconFilter,
  bars: IconChartBar,
  settings: IconSettings,
};
