CREATE TABLE `entitlement_marks` (
	`mark` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `entitlement_marks_holder` ON `entitlement_marks` (`holder`);--> statement-breakpoint
CREATE INDEX `entitlement_marks_age` ON `entitlement_marks` (`since`);--> statement-breakpoint
CREATE TABLE `entitlements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`holder` text NOT NULL,
	`user_id` text,
	`source` text NOT NULL,
	`item` text DEFAULT '' NOT NULL,
	`what` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`why` text NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "entitlements_sign" CHECK(CASE WHEN "entitlements"."kind" IN ('grant', 'refund') THEN "entitlements"."amount" >= 0 ELSE "entitlements"."amount" <= 0 END)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entitlements_key_unique` ON `entitlements` (`key`);--> statement-breakpoint
CREATE INDEX `entitlements_sum` ON `entitlements` (`holder`,`source`,`what`,`amount`);--> statement-breakpoint
CREATE INDEX `entitlements_user` ON `entitlements` (`user_id`);--> statement-breakpoint
CREATE INDEX `entitlements_source` ON `entitlements` (`source`) WHERE "entitlements"."source" <> 'free';--> statement-breakpoint
ALTER TABLE `profiles` ADD `holder` text;--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_holder_unique` ON `profiles` (`holder`);