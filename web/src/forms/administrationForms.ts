import type { MasterPosition, Source } from "@/api/master";
import type { Setting } from "@/api/setting";
import type { EmailTemplate, WhatsappTemplate } from "@/api/template";
import type { User } from "@/api/user";
import { ChangePasswordDialog } from "@/blocks/account/ChangePasswordDialog";
import { settingRows } from "@/blocks/administration/settingRows";
import { WeeklyDialog } from "@/blocks/weekly/WeeklyDialog";
import { DepartmentDialog } from "@/screens/admin_settings/departments/DepartmentDialog";
import { SettingDialog } from "@/screens/admin_settings/settings/SettingDialog";
import { UserDialog } from "@/screens/admin_settings/users/UserDialog";
import { ForgotPasswordDialog } from "@/screens/login/ForgotPasswordDialog";
import { EmailDialog } from "@/screens/master/email/EmailDialog";
import { PositionDialog } from "@/screens/master/positions/PositionDialog";
import { SourceDialog } from "@/screens/master/sources/SourceDialog";
import { CategoryDialog } from "@/screens/master/whatsapp/CategoryDialog";
import { WhatsappDialog } from "@/screens/master/whatsapp/WhatsappDialog";
import { openDialog } from "@/ui/dialogs";
import type { Form } from "./form";

const template = { id: "t1", version: 1, name: "Greeting", body: "<p>Hello</p>", mayEdit: true };
const user = {
  id: "u1",
  version: 1,
  firstName: "Asha",
  lastName: "Kulkarni",
  mobile: "9823012345",
  email: "asha@muster.example",
  role: "HR",
  departmentId: "d1",
  grants: [] as string[],
  reportsTo: "",
  telephonyUserId: "",
} as User;
const setting = { key: "dailyCalls", value: "60", version: 1, means: [] as string[] } as unknown as Setting;
const settingRow = settingRows.find(({ key }) => key === "dailyCalls");
const nothing = () => {};

export const administrationForms: readonly Form[] = [
  {
    file: "blocks/weekly/WeeklyDialog.tsx",
    open: () => void openDialog(WeeklyDialog, { dashboard: "/s6_performance", period: "", filters: {} }),
    pick: { Day: "Friday" },
    submit: "Mail weekly",
  },
  {
    file: "blocks/account/ChangePasswordDialog.tsx",
    open: () => void openDialog(ChangePasswordDialog, { mobile: "9823041700" }),
    type: { "Old password": "an old one", "New password": "a new one" },
    submit: "Change Password",
  },
  {
    file: "screens/login/ForgotPasswordDialog.tsx",
    open: () => void openDialog(ForgotPasswordDialog, { mobile: "" }),
    type: { "Mobile number": "9823041700" },
    submit: "Submit",
  },
  {
    file: "screens/master/email/EmailDialog.tsx",
    open: () => {
      const row = { ...template, subject: "Hello" } as EmailTemplate;
      openDialog(EmailDialog, { writer: { userId: "u", roleId: "r", zone: "UTC", manager: true }, row });
    },
    type: { "Template Name": "What was typed" },
    submit: "Update",
  },
  {
    file: "screens/master/whatsapp/WhatsappDialog.tsx",
    open: () => {
      const row = { ...template, categoryId: "o1", category: "One", sent: 0 } as unknown as WhatsappTemplate;
      openDialog(WhatsappDialog, { userId: "u", row });
    },
    type: { "Template Name": "What was typed" },
    submit: "Update",
  },
  {
    file: "screens/master/whatsapp/CategoryDialog.tsx",
    open: () => void openDialog(CategoryDialog, { userId: "u" }),
    type: { "Category Name": "What was typed" },
    submit: "Add",
  },
  {
    file: "screens/master/sources/SourceDialog.tsx",
    open: () => {
      const row = { id: "s1", version: 1, name: "Naukri", description: "A site" } as Source;
      openDialog(SourceDialog, { userId: "u", row });
    },
    type: { "Source of Candidate": "What was typed" },
    submit: "Update",
  },
  {
    file: "screens/master/positions/PositionDialog.tsx",
    open: () => {
      const row = {
        id: "p1",
        version: 1,
        name: "Developer",
        point: 3,
        departmentId: "o1",
        department: "One",
        description: "Writes code",
        employmentType: "Full Time",
        minExperience: null,
      } as MasterPosition;
      openDialog(PositionDialog, { userId: "u", row });
    },
    type: { "Name of Position": "What was typed" },
    submit: "Update",
  },
  {
    file: "screens/admin_settings/departments/DepartmentDialog.tsx",
    open: () => void openDialog(DepartmentDialog, { department: null }),
    type: { Name: "What was typed" },
    submit: "Add",
  },
  {
    file: "screens/admin_settings/settings/SettingDialog.tsx",
    open: () => void (settingRow && openDialog(SettingDialog, { row: settingRow, setting })),
    type: { "Calls a day": "75" },
    submit: "Save",
  },
  {
    file: "screens/admin_settings/users/UserDialog.tsx",
    open: () => void openDialog(UserDialog, { user, departments: [], onDone: nothing }),
    type: { "First name": "What was typed" },
    submit: "Save",
  },
];
